import Foundation
import PackagePlugin

/// A build plug-in that generates Swift files by applying the patches that stand beside a target's source files.
///
/// If a target compiles the folder `Products/Edits/no-reply` with the patch `VIPER.patch`, the plug-in writes the files of
/// `Products/VIPER` as they are after the patch. The compiler gets these files and the Swift files of the folder, which replace
/// files of the same name. A patch that does not apply is a build error with the patch's path and line.
@main
struct ApplyPatch: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let sources = target.sourceModule?.sourceFiles(withSuffix: ".swift").map(\.url) ?? []
    let folders = Set(sources.map { $0.deletingLastPathComponent() }).sorted { $0.path < $1.path }
    return try folders.flatMap(patches).map { patch in
      let made = try files(after: patch)
      let folder = patch.deletingLastPathComponent()
      // The output has the path of the patch's folder, as in SampleModules/Todos/Edits/dead-output.
      let root = target.directoryURL.deletingLastPathComponent().standardized.path
      let path = folder.standardized.path.dropFirst(root.count + 1)
      let output = context.pluginWorkDirectoryURL.appending(path: path)
      return .buildCommand(
        displayName: "Applying \(folder.lastPathComponent)/\(patch.lastPathComponent)",
        executable: try context.tool(named: "SourceGenerator").url,
        arguments: ["edition"] + [output, patch].map { $0.path(percentEncoded: false) },
        inputFiles: made.inputs,
        outputFiles: made.names.sorted().map { output.appending(path: $0) }
      )
    }
  }

  /// Returns the names of the Swift files after a patch, without the files beside it, and all files from which they are made.
  ///
  /// The base of a patch may be another patch, as for the steps of a migration.
  private func files(after patch: URL) throws -> (inputs: [URL], names: Set<String>) {
    let folder = patch.deletingLastPathComponent()
    let text = try String(contentsOf: patch, encoding: .utf8)
    let base = base(of: text, named: patch.deletingPathExtension().lastPathComponent, in: folder)
    var (inputs, names) = ([URL](), Set<String>())
    if base.pathExtension == "patch" {
      (inputs, names) = try files(after: base)
    } else {
      names = Set(try self.names(in: base).filter { $0.hasSuffix(".swift") })
      inputs = names.sorted().map { base.appending(path: $0) }
    }
    names.formUnion(files("+++ b/", text))
    names.subtract(try removed(text) + self.names(in: folder))
    return (inputs + [patch], names)
  }

  private func patches(in folder: URL) throws -> [URL] {
    try names(in: folder).filter { $0.hasSuffix(".patch") }.map { folder.appending(path: $0) }
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
  }

  /// Returns the folder, or the earlier patch, whose files a patch changes; `folder` is the folder of the patch.
  ///
  /// The path is relative to the folder two levels above `folder`: the field `Base` in the head of the patch `text`, or without
  /// that field `architecture`, the patch's name.
  private func base(of text: String, named architecture: String, in folder: URL) -> URL {
    let head = text.split(separator: "\n").prefix { !$0.hasPrefix("--- ") }
    let base = head.first { $0.hasPrefix("Base: ") }.map { String($0.dropFirst(6)) } ?? architecture
    return folder.appending(path: "../../\(base)").standardized
  }

  private func files(_ mark: String, _ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix(mark) }.map {
      String($0.dropFirst(mark.count))
    }
  }

  private func removed(_ text: String) -> [String] {
    let lines = text.split(separator: "\n")
    return zip(lines, lines.dropFirst()).compactMap { old, new in
      new == "+++ /dev/null" && old.hasPrefix("--- a/") ? String(old.dropFirst(6)) : nil
    }
  }
}
