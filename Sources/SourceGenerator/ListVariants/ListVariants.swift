import Foundation
import PackagePlugin

/// Lists the variants that stand in the folders of a target's folder, as `ListedVariants`.
///
/// `Products/VIPER` is a variant of its own, `Products/Published/000` and `Products/Edits/per-cell` are other editions:
/// each has a file `Variant.swift` that declares it as a static property, and is a target `ProductsVIPER`,
/// `ProductsPublished000`, `ProductsPerCell`, whose folder the manifest names.
@main
struct ListVariants: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let root = target.directoryURL
    let modules = try folders(in: root)
    let variants = try modules.flatMap(folders)
    let editions = try ["Published", "Warnings", "Edits"].flatMap { kind in
      try variants.filter { $0.lastPathComponent == kind }.flatMap(folders)
    }
    let files = (variants + editions).map { $0.appending(path: "Variant.swift") }
      .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
    let output = context.pluginWorkDirectoryURL.appending(path: "ListedVariants.swift")
    return [
      .buildCommand(
        displayName: "Listing \(files.count) variants in \(target.name)",
        executable: try context.tool(named: "SourceGenerator").url,
        arguments: ["variants"] + ([output, root] + files).map { $0.path(percentEncoded: false) },
        inputFiles: try files + files.flatMap(patches(beside:)),
        outputFiles: [output]
      )
    ]
  }

  /// The patch beside a file, which names the edition's architecture.
  private func patches(beside file: URL) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: file.deletingLastPathComponent(), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "patch" }
  }

  private func folders(in folder: URL) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
      .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
