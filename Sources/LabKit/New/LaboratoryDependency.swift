import PackageTemplates

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
