import ArgumentParser
import LineEditing
import PrintableText

/// The option for the location of the laboratory's package, on which a new package depends.
struct LaboratoryHome: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Where the package of viperlab is: its folder, or the URL of its repository. Not needed by a \
      viperlab that stands where it was built.
      """,
      valueName: "folder|url"
    )
  )
  var viperlab: String?

  /// Returns the dependency on the laboratory for a package in a subfolder of the current folder.
  ///
  /// Throws if the option `--viperlab` is needed or wrong; `command` is the typed command, repeated in the message.
  func dependency(typed command: String) throws(Failure) -> LaboratoryDependency {
    guard let place = viperlab ?? LaboratoryHome.ofThisProgram else {
      throw Failure(
        """
        This viperlab does not stand where it was built, so say where its package is. Type  \
        viperlab \(command) --viperlab ../viperlab  with its folder, or its URL.
        """
      )
    }
    if place.isURL { return LaboratoryDependency(url: place) }
    guard LaboratoryHome.isPackage(place) else {
      throw Failure(
        """
        \(place.quotedIfNeeded) does not hold the package of viperlab. Behind --viperlab stands the \
        folder with its Package.swift, or a URL.
        """
      )
    }
    return LaboratoryDependency(folder: place)
  }

  private static func isPackage(_ folder: String) -> Bool {
    let manifest = try? TextFile("\(folder)/Package.swift").text
    return manifest?.contains("  name: \"viperlab\",\n") ?? false
  }

  /// The folder of the laboratory's package whose `.build` contains the running program; nil for an installed program.
  private static var ofThisProgram: String? {
    guard Sandbox.current == nil, let program = Terminal().programPath else { return nil }
    let folders = program.split(separator: "/", omittingEmptySubsequences: false)
    guard let build = folders.firstIndex(where: { $0.hasPrefix(".build") }) else { return nil }
    let root = folders[..<build].joined(separator: "/")
    return isPackage(root) ? root : nil
  }
}

extension String {
  fileprivate var isURL: Bool {
    if contains("://") { return true }
    let words = split(separator: ":", maxSplits: 1)
    return words.count == 2 && words[0].contains("@") && !words[0].contains("/")
  }
}
