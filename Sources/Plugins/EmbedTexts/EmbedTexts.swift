import Foundation
import PackagePlugin

/// A build plug-in that embeds the text files of a target's folder in the target's binary, as `EmbeddedTexts`.
///
/// `EmbeddedTexts.files` has the texts of the folder itself, `EmbeddedTexts.files(in: "Name/Other")` the texts of a nested folder.
/// A folder with a `Package.swift` gives all its Swift sources and Markdown files. Any other folder gives its Markdown files, or if
/// it has none its style sheets and scripts, or else its Swift sources, in each case with `.gitignore`. A folder with a patch
/// gives only the base files after the patch and its own Swift files, in a folder named like the patch.
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

  /// Returns the Swift files beside a patch, which replace base files of the same name; empty if `text` is not a patch.
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
    let patches = entries.filter { $0.pathExtension == "patch" }
    let web = entries.filter { ["css", "js"].contains($0.pathExtension) }
    let plain = [lessons, web].first { !$0.isEmpty } ?? sources
    let files = ignored + (isPackage ? sources + lessons : plain)
    let folders = try entries.filter {
      try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
    }
    return try (patches.isEmpty ? files : patches) + folders.flatMap(texts)
  }
}
