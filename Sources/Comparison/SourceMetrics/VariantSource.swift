import ComparisonData
import Stage
import Traces

/// A variant's declared files, read.
struct VariantSource: Sendable {
  /// What is counted.
  let manifest: Manifest
  /// The declared files that exist, in the order of the manifest.
  let files: [SourceFile]
  /// The files of the library that it carries along.
  let library: [SourceFile]
  /// What the declared files hold.
  let outline: SourceOutline
  /// The lines of code that are counted.
  let lines: CountedLines
  /// The names of the types that are passed along and send nothing.
  let entities: Set<String>
  /// The method that is named for each duty.
  let methods: [Responsibility: String]
  /// The methods that are said to do some work and are not declared.
  let missingMethods: [String]
  /// Whether there is nothing to read: the source was not put into the program.
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

  /// Reads the declared files among some.
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

  /// The roles in the order of their lanes.
  var roles: [Role] { outline.roles }

  /// The types of the variant that a type names, itself left out; nested types count as their owner.
  func named(by type: SourceType) -> [SourceType] {
    let names = Set(outline.names(in: type).map(\.name))
    return outline.outermost.filter { $0.name != type.name && names.contains($0.name) }
  }
}

extension SourceOutline {
  /// The roles in the order of their lanes.
  var roles: [Role] { types.compactMap(\.role).inLaneOrder }
}

extension [Role] {
  /// Each once, in the order of their lanes.
  var inLaneOrder: [Role] {
    eachOnce.sorted { ($0.laneOrder, $0.name) < ($1.laneOrder, $1.name) }
  }
}
