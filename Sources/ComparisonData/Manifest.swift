import Stage

/// What is counted of a variant's source: its files, and the methods that only wire or map.
public struct Manifest: Hashable, Sendable {
  /// The files that make up the variant, in the order in which they are best read.
  public let files: [String]
  /// The methods that make objects and connect them, as `Type.method(_:)`.
  public let wiring: [String]
  /// The methods that turn one kind of data into another, as `Type.method(_:)`.
  public let mapping: [String]

  /// Declares what is counted.
  public init(files: [String], wiring: [String] = [], mapping: [String] = []) {
    self.files = files
    self.wiring = wiring
    self.mapping = mapping
  }

  /// The one file of a variant that presents it to the stage, and is counted as nobody's.
  public static let presentation = "Variant.swift"
}

extension Variant {
  /// The files that are compiled and not declared: none, or the variant is not compared.
  public var hiddenFiles: [String] {
    sources.map(\.name).filter { $0 != Manifest.presentation && !manifest.files.contains($0) }
  }

  /// The files that are declared and do not exist.
  public var missingFiles: [String] {
    manifest.files.filter { file in !sources.contains { $0.name == file } }
  }
}
