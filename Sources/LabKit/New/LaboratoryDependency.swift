/// The dependency on the laboratory in a manifest.
struct LaboratoryDependency {
  /// The entry in the package's dependencies.
  let line: String
  /// The `package:` argument of a product.
  let package: String

  /// Depends on a repository; the package manager derives the package's name from the URL.
  init(url: String) {
    line = ".package(url: \(url.debugDescription), branch: \"main\")"
    let end = url.split { "/:".contains($0) }.last ?? ""
    let name = end.hasSuffix(".git") ? end.dropLast(4) : end
    package = "package: \(name.debugDescription)"
  }

  /// Depends on a folder given relative to the current one, in which the new package has its own folder.
  init(folder: String) {
    var folder = folder[...]
    while folder.count > 1, folder.hasSuffix("/") { folder = folder.dropLast() }
    while folder.hasPrefix("./") { folder = folder.dropFirst(2) }
    let isWhole = folder.hasPrefix("/") || folder.hasPrefix("~")
    let path = isWhole ? String(folder) : folder == "." ? ".." : "../\(folder)"
    line = ".package(name: \"viperlab\", path: \(path.debugDescription))"
    package = "package: \"viperlab\""
  }

  /// The dependency in the templates, which are two folders below the laboratory's package.
  static let inTemplates = LaboratoryDependency(folder: "../..")
}
