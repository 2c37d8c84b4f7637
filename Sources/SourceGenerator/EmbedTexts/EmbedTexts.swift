import Foundation
import PackagePlugin

/// Puts the text files of a target's folder into its binary, as `EmbeddedTexts`.
///
/// A folder with Markdown gives its Markdown, one of a whole package all its texts, any other its Swift sources, so
/// that a module can show the code that is running: `EmbeddedTexts.files`, and of folders inside it `EmbeddedTexts.files(in: "Name/Other")`.
/// In a folder of `Edits` a patch gives the files after it, as a folder of the patch's name.
@main
struct EmbedTexts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let root = target.directoryURL
    let texts = try texts(in: root)
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTexts.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(texts.count) texts into \(target.name)",
        executable: try context.tool(named: "SourceGenerator").url,
        arguments: ["texts"] + ([output, root] + texts).map { $0.path(percentEncoded: false) },
        inputFiles: try texts + texts.flatMap(sources(besidePatch:)),
        outputFiles: [output]
      )
    ]
  }

  /// The Swift files beside a patch, which take the place of the files that it gives.
  private func sources(besidePatch text: URL) throws -> [URL] {
    guard text.pathExtension == "patch" else { return [] }
    return try FileManager.default
      .contentsOfDirectory(at: text.deletingLastPathComponent(), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
  }

  private func texts(in folder: URL) throws -> [URL] {
    let entries = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let lessons = entries.filter { $0.pathExtension == "md" }
    let sources = entries.filter { $0.pathExtension == "swift" }
    let isPackage = sources.contains { $0.lastPathComponent == "Package.swift" }
    let ignored = entries.filter { $0.lastPathComponent == ".gitignore" }
    let isOfEditions = folder.deletingLastPathComponent().lastPathComponent == "Edits"
    let patches = entries.filter { isOfEditions && $0.pathExtension == "patch" }
    let files = ignored + (isPackage ? sources + lessons : lessons.isEmpty ? sources : lessons)
    let folders = try entries.filter {
      try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
    }
    return try (patches.isEmpty ? files : patches) + folders.flatMap(texts)
  }
}
