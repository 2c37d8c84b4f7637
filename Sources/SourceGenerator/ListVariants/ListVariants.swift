import Foundation
import PackagePlugin

/// A build plug-in that lists the variants declared in the folders of a target, as `ListedVariants`.
///
/// `Products/VIPER` is a variant; `Products/Published/000` and `Products/Edits/per-cell` are other editions of one.
/// Each folder has a file `ProductsVariant.swift` that declares the variant as a static property. The variants of one
/// architecture are a target together, `SamplesVIPER`; an edition is one of its own, `ProductsPublished000` or
/// `ProductsPerCell`.
@main
struct ListVariants: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let root = target.directoryURL
    let modules = try folders(in: root)
    let variants = try modules.flatMap(folders)
    let editions = try ["Published", "Warnings", "Edits"].flatMap { kind in
      try variants.filter { $0.lastPathComponent == kind }.flatMap(folders)
    }
    let files = try (variants + editions).flatMap { folder in
      try contents(of: folder).filter { $0.lastPathComponent.hasSuffix("Variant.swift") }
    }
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

  /// Returns the patches beside a file that declares a variant.
  ///
  /// A patch makes an edition, a changed variant, and has the name of the edition's architecture: `VIPER.patch`.
  private func patches(beside file: URL) throws -> [URL] {
    try contents(of: file.deletingLastPathComponent()).filter { $0.pathExtension == "patch" }
  }

  private func folders(in folder: URL) throws -> [URL] {
    try contents(of: folder)
      .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  private func contents(of folder: URL) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
  }
}
