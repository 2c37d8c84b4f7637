/// How a manifest names the package of the laboratory.
struct LaboratoryDependency {
  /// The line among the dependencies.
  let line: String
  /// How products of it are named.
  let package: String

  /// Depends on a repository, whose name the package manager takes for the package's.
  init(url: String) {
    line = ".package(url: \(url.debugDescription), branch: \"main\")"
    let end = url.split { "/:".contains($0) }.last ?? ""
    let name = end.hasSuffix(".git") ? end.dropLast(4) : end
    package = "package: \(name.debugDescription)"
  }

  /// Depends on a folder, which is seen from here; the new package stands in a folder of its own.
  init(folder: String) {
    var folder = folder[...]
    while folder.count > 1, folder.hasSuffix("/") { folder = folder.dropLast() }
    while folder.hasPrefix("./") { folder = folder.dropFirst(2) }
    let isWhole = folder.hasPrefix("/") || folder.hasPrefix("~")
    let path = isWhole ? String(folder) : folder == "." ? ".." : "../\(folder)"
    line = ".package(name: \"viperlab\", path: \(path.debugDescription))"
    package = "package: \"viperlab\""
  }

  /// As the templates say it, which stand two folders below the package.
  static let inTemplates = LaboratoryDependency(folder: "../..")
}
