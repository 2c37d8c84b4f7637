import Stage
import Traces

/// A variant's declared files, read.
struct VariantSource {
  let variant: Variant
  /// What the declared files hold, in the order of the manifest.
  let outline: SourceOutline

  init(_ variant: Variant) {
    self.variant = variant
    let files = variant.manifest.files.compactMap { name in
      variant.sources.first { $0.name == name }
    }
    outline = SourceOutline(files)
  }

  /// Whether there is nothing to read: the source was not put into the program.
  var isEmpty: Bool { variant.sources.isEmpty && variant.manifest.files.isEmpty }

  /// The roles in the order of their lanes.
  var roles: [Role] { outline.types.compactMap(\.role).inLaneOrder }

  /// The types of the variant that a type names, itself left out; nested types count as their owner.
  func named(by type: SourceType) -> [SourceType] {
    let names = Set(outline.names(in: type).map(\.name))
    return outline.outermost.filter { $0.name != type.name && names.contains($0.name) }
  }
}

extension [Role] {
  /// Each once, in the order of their lanes.
  var inLaneOrder: [Role] {
    eachOnce.sorted { ($0.laneOrder, $0.name) < ($1.laneOrder, $1.name) }
  }
}
