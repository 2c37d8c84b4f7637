import ComparisonData
import Stage
import Traces

/// The parsed source of the files that a variant's manifest declares.
struct VariantSource: Sendable {
  let manifest: Manifest
  /// The variant's files that its manifest declares and that exist, in the order of the manifest.
  let files: [SourceFile]
  let library: [SourceFile]
  let outline: SourceOutline
  let lines: CountedLines
  /// The names of the entities: types whose values objects pass to each other and that send no messages.
  let entities: Set<String>
  let methods: [Responsibility: String]
  /// The methods that the variant names for a responsibility, but its source does not declare.
  let missingMethods: [String]
  /// Whether the variant has neither sources nor a manifest, since its source was not embedded in the program.
  let isEmpty: Bool

  init(_ variant: Variant) {
    self.init(
      variant.manifest,
      variant.sources,
      library: variant.library,
      entities: variant.entities,
      methods: variant.methods
    )
  }

  /// Parses the files of `sources` that the manifest declares; `entities` are names of types, `methods` the methods
  /// that fulfil responsibilities.
  init(
    _ manifest: Manifest,
    _ sources: [SourceFile],
    library: [SourceFile] = [],
    entities: [String] = [],
    methods: [Responsibility: String] = [:]
  ) {
    self.manifest = manifest
    self.library = library
    self.entities = Set(entities)
    files = manifest.files.compactMap { name in sources.first { $0.name == name } }
    let outline = SourceOutline(files)
    self.outline = outline
    lines = CountedLines(outline, entities: self.entities)
    isEmpty = sources.isEmpty && manifest.files.isEmpty
    self.methods = methods
    let named = Set(methods.values).sorted()
    missingMethods = files.isEmpty ? [] : named.filter { !outline.declares($0) }
  }

  /// Returns the variant's types, except `type` and nested ones, whose names occur in the source of `type`.
  func named(by type: SourceType) -> [SourceType] {
    let names = Set(outline.names(in: type).map(\.name))
    return outline.outermost.filter { $0.name != type.name && names.contains($0.name) }
  }
}

extension SourceOutline {
  var roles: [Role] { types.compactMap(\.role).inLaneOrder }
}

extension [Role] {
  /// The roles without duplicates, in the order of their lanes, the columns of a diagram.
  var inLaneOrder: [Role] {
    uniqued().sorted { ($0.laneOrder, $0.name) < ($1.laneOrder, $1.name) }
  }
}
