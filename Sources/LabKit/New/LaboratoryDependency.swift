import ArgumentParser
import Lab
import LineEditing
import PackageTemplates
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
        \(Program.name) \(command) --viperlab ../viperlab  with its folder, or its URL.
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

/// The dependency of a new package on the laboratory's package, as text of the manifest `Package.swift`.
struct LaboratoryDependency {
  let line: String
  /// The argument `package:` of each product that a target of the new package uses.
  let package: String

  /// Creates a dependency on a repository; the package manager derives the package's name from the URL.
  init(url: String) {
    line = ".package(url: \(url.debugDescription), branch: \"main\")"
    let end = url.split { "/:".contains($0) }.last ?? ""
    let name = end.hasSuffix(".git") ? end.dropLast(4) : end
    package = "package: \(name.debugDescription)"
  }

  init(folder: String) {
    var folder = folder[...]
    while folder.count > 1, folder.hasSuffix("/") { folder = folder.dropLast() }
    while folder.hasPrefix("./") { folder = folder.dropFirst(2) }
    let isWhole = folder.hasPrefix("/") || folder.hasPrefix("~")
    let path = isWhole ? String(folder) : folder == "." ? ".." : "../\(folder)"
    line = ".package(name: \"viperlab\", path: \(path.debugDescription))"
    package = "package: \"viperlab\""
  }

  /// The dependency in the package templates; the folder of a template is two levels below the laboratory's package.
  static let inTemplates = LaboratoryDependency(folder: "../..")
}

extension PackageTemplate.File {
  func depending(on dependency: LaboratoryDependency) -> PackageTemplate.File {
    guard path == "Package.swift" else { return self }
    let text = text.replacing(LaboratoryDependency.inTemplates.line, with: dependency.line)
      .replacing(LaboratoryDependency.inTemplates.package, with: dependency.package)
    return PackageTemplate.File(path: path, text: text)
  }
}
