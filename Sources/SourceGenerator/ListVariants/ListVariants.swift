import Foundation
import PackagePlugin

/// Lists the variants in the folders of a target, as `ListedVariants`.
///
/// `Products/VIPER` is a variant; `Products/Published/000` and `Products/Edits/per-cell` are other editions of one.
/// Each folder has a file `Variant.swift` that declares the variant as a static property, and is a target
/// `ProductsVIPER`, `ProductsPublished000` or `ProductsPerCell`, whose folder the manifest names.
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

  /// Returns the patch beside a file; its name is the edition's architecture.
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
