import Stage

/// What is counted of a variant's source.
public struct Manifest: Hashable, Sendable {
  /// The files that make up the variant, in the order in which they are best read.
  public let files: [String]

  /// Declares what is counted.
  public init(files: [String]) {
    self.files = files
  }

  /// The one file of a variant that presents it to the stage, and is counted as nobody's.
  public static let presentation = "Variant.swift"
}

extension Variant {
  /// The lines that make and wire the module, in the file that presents it to the stage.
  public var assembly: SourceFile? { sources.assembly }
}

extension [SourceFile] {
  /// The closure at the end of the variant that one of them declares.
  var assembly: SourceFile? {
    guard let file = first(where: { $0.name == Manifest.presentation }),
      let start = file.lines.firstIndex(of: "    ) {"),
      let end = file.lines.lastIndex(of: "    }"), start < end
    else { return nil }
    let lines = file.lines[start + 1..<end].joined(separator: "\n")
    return SourceFile(name: Manifest.presentation, text: lines)
  }
}

extension Variant {
  /// The files that are compiled and not declared, where some are: none, or the variant is not compared.
  public var hiddenFiles: [String] {
    guard !declaredFiles.isEmpty else { return [] }
    return sources.map(\.name).filter {
      $0 != Manifest.presentation && !declaredFiles.contains($0)
    }
  }

  /// The files that are declared and do not exist.
  public var missingFiles: [String] {
    declaredFiles.filter { file in !sources.contains { $0.name == file } }
  }
}

extension [SourceFile] {
  /// What is counted where nothing is declared: all but what makes a variant or a scenario, and so presents the module
  /// to the stage.
  var counted: Manifest {
    Manifest(files: filter { !$0.presents("Variant(") && !$0.presents("Scenario(") }.map(\.name))
  }
}

extension SourceFile {
  /// Whether a line makes a value so, and does not only speak of it.
  fileprivate func presents(_ beginning: String) -> Bool {
    lines.contains { line in
      let code = line.drop { $0 == " " }
      return code.hasPrefix(beginning) || code.contains("[\(beginning)")
    }
  }
}
