import ComparisonData
import Stage
import Traces

/// The parsed source of the files that a variant's manifest declares.
package struct VariantSource: Sendable {
  let manifest: Manifest
  /// The files that the manifest declares and that exist, in the order of the manifest.
  let files: [SourceFile]
  let library: [SourceFile]
  let outline: SourceOutline
  let graph: TypeGraph
  let lines: CountedLines
  let methods: [Responsibility: String]
  /// The methods that the variant assigns to responsibilities but does not declare in its source; empty if no files exist.
  let missingMethods: [String]
  /// Whether the variant has neither sources nor a manifest, because its source is not embedded in the program.
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

  /// Parses the files of `sources` that the manifest declares; `entities` are the names of the types of the data that objects pass
  /// to each other.
  package init(
    _ manifest: Manifest,
    _ sources: [SourceFile],
    library: [SourceFile] = [],
    entities: [String] = [],
    methods: [Responsibility: String] = [:]
  ) {
    self.manifest = manifest
    self.library = library
    files = manifest.files.compactMap { name in sources.first { $0.name == name } }
    let outline = SourceOutline(files)
    self.outline = outline
    graph = TypeGraph(outline)
    lines = CountedLines(outline, entities: Set(entities))
    isEmpty = sources.isEmpty && manifest.files.isEmpty
    self.methods = methods
    let named = Set(methods.values).sorted()
    missingMethods = files.isEmpty ? [] : named.filter { !outline.declares($0) }
  }
}

extension SourceOutline {
  var roles: [Role] { types.compactMap(\.role).inLaneOrder }
}

extension [Role] {
  var inLaneOrder: [Role] {
    uniqued().sorted { ($0.laneOrder, $0.name) < ($1.laneOrder, $1.name) }
  }
}
