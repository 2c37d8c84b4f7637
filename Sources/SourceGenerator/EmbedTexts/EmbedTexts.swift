import Foundation
import PackagePlugin

/// Puts the text files of a target's folder into its binary, as `EmbeddedTexts`.
///
/// A folder with Markdown gives its Markdown, one of a whole package all its texts, any other its Swift sources, so
/// that a module can show the code that is running: `EmbeddedTexts.files`, and of folders inside it `EmbeddedTexts.files(in: "Name/Other")`.
/// A patch gives the files after it, as a folder of the patch's name.
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
        inputFiles: texts,
        outputFiles: [output]
      )
    ]
  }

  private func texts(in folder: URL) throws -> [URL] {
    let entries = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let lessons = entries.filter { $0.pathExtension == "md" }
    let sources = entries.filter { $0.pathExtension == "swift" }
    let isPackage = sources.contains { $0.lastPathComponent == "Package.swift" }
    let ignored = entries.filter { $0.lastPathComponent == ".gitignore" }
    let patches = entries.filter { $0.pathExtension == "patch" }
    let files = ignored + (isPackage ? sources + lessons : lessons.isEmpty ? sources : lessons)
    let folders = try entries.filter {
      try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
    }
    return try (patches.isEmpty ? files : patches) + folders.flatMap(texts)
  }
}
