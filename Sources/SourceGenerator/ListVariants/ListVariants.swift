import Foundation
import PackagePlugin

/// A build plug-in that generates `ListedVariants`, the variants and editions declared in the folders of a target.
///
/// A variant is one architecture's version of a module, such as `Products/VIPER`; an edition is another form of a variant in the
/// folder `Published`, `Warnings` or `Edits`, such as `Products/Edits/per-cell`. In each of these folders, a file named like
/// `ProductsVariant.swift` declares the variant or edition as a static property. A patch in `Edits` can also make a variant of its
/// own, such as `Todos/Edits/mvvm-c`, whose edition is the repaired one. All other variants of one architecture are compiled as
/// one target, `SamplesVIPER`; each edition has a target of its own, `ProductsPublished000` or `ProductsPerCell`.
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

  /// Returns the patches in the folder of `file`; a folder with a patch is an edition, made by changing a variant.
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
