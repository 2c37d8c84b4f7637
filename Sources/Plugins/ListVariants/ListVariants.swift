import Foundation
import PackagePlugin

/// A build plug-in that generates `ListedVariants`, the variants and editions declared in the folders of a target.
///
/// A variant is one architecture's version of a module, such as `Products/VIPER`; an edition is another form of a variant: a folder
/// in `Published` or `Warnings`, or a patch in a folder of `Edits`, such as `Products/Edits/per-cell/VIPER.patch`. A file named like
/// `ProductsVariant.swift`, in the folder or among the files after the patch, declares the variant or edition as a static property.
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
      let files = try contents(of: folder)
      let declaring = files.filter { $0.lastPathComponent.hasSuffix("Variant.swift") }
      return declaring.isEmpty ? files.filter { $0.pathExtension == "patch" } : declaring
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "ListedVariants.swift")
    return [
      .buildCommand(
        displayName: "Listing \(files.count) variants in \(target.name)",
        executable: try context.tool(named: "SourceGenerator").url,
        arguments: ["variants"] + ([output, root] + files).map { $0.path(percentEncoded: false) }
          + imports(of: target),
        inputFiles: try files + files.flatMap(patches(beside:)),
        outputFiles: [output]
      )
    ]
  }

  /// Returns the names of the targets of variants and editions, on which a target depends.
  private func imports(of target: Target) -> [String] {
    target.dependencies.compactMap { dependency in
      guard case .target(let target) = dependency else { return nil }
      return ["Samples", "Editions"].contains { target.name.hasPrefix($0) } ? target.name : nil
    }
  }

  /// Returns the patches in the folder of `file`, which make a variant or an edition from another one.
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
