import Foundation
import PackagePlugin

/// Puts the text files of a target's folder into its binary, as `EmbeddedTexts.files`.
///
/// A folder with Markdown gives its Markdown; any other folder gives its Swift sources, so that a
/// module can show the code that is running.
@main
struct EmbedTexts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let texts = try texts(in: target.directoryURL)
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTexts.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(texts.count) texts into \(target.name)",
        executable: try context.tool(named: "EmbedTextsTool").url,
        arguments: ([output] + texts).map { $0.path(percentEncoded: false) },
        inputFiles: texts,
        outputFiles: [output]
      )
    ]
  }

  private func texts(in folder: URL) throws -> [URL] {
    let files = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let lessons = files.filter { $0.pathExtension == "md" }
    return lessons.isEmpty ? files.filter { $0.pathExtension == "swift" } : lessons
  }
}
