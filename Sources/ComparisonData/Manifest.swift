import Stage

/// A list of the files that are counted as a variant's source.
public struct Manifest: Hashable, Sendable {
  /// The names of the files, in the best order for reading.
  public let files: [String]

  /// Makes a manifest of files.
  public init(files: [String]) {
    self.files = files
  }

  /// Whether a file declares a variant to the stage, `ProductsVariant.swift`; it is not counted.
  public static func isPresentation(_ name: String) -> Bool { name.hasSuffix("Variant.swift") }
}

extension Variant {
  /// The lines of `…Variant.swift` that make and wire the module; nil if there are none.
  public var assembly: SourceFile? { sources.assembly }
}

extension [SourceFile] {
  /// The trailing closure of the variant's declaration in `…Variant.swift`; nil if there is none.
  var assembly: SourceFile? {
    guard let file = first(where: { Manifest.isPresentation($0.name) }),
      let start = file.lines.firstIndex(of: "    ) {"),
      let end = file.lines.lastIndex(of: "    }"), start < end
    else { return nil }
    let lines = file.lines[start + 1..<end].joined(separator: "\n")
    return SourceFile(name: file.name, text: lines)
  }
}

extension Variant {
  /// The compiled files that the manifest does not declare, without `…Variant.swift`; empty without a declaration.
  public var hiddenFiles: [String] {
    guard !declaredFiles.isEmpty else { return [] }
    return sources.map(\.name).filter {
      !Manifest.isPresentation($0) && !declaredFiles.contains($0)
    }
  }

  /// The declared files that do not exist.
  public var missingFiles: [String] {
    declaredFiles.filter { file in !sources.contains { $0.name == file } }
  }
}

extension [SourceFile] {
  /// The manifest of a variant without a declaration: all files but those that make a variant or a scenario, which
  /// declare the module to the stage.
  var counted: Manifest {
    Manifest(files: filter { !$0.presents("Variant(") && !$0.presents("Scenario(") }.map(\.name))
  }
}

extension SourceFile {
  /// Whether a line of code begins with such a call, or lists it first in an array; a mention elsewhere does not
  /// count.
  fileprivate func presents(_ beginning: String) -> Bool {
    lines.contains { line in
      let code = line.drop { $0 == " " }
      return code.hasPrefix(beginning) || code.contains("[\(beginning)")
    }
  }
}
