import Foundation
import PackagePlugin

/// A build plug-in that generates Swift files by applying patches, each to the files of its base folder.
///
/// A target such as `Editions3` gets the third edition of each sample module, since the types of a module's editions have the same
/// names: the patch `Products/Edits/no-reply/VIPER.patch` gives the files of `Products/VIPER` as they are after the patch. Any other
/// target gets the files of the patches that stand beside its source files, which replace files of the same name. A patch that does
/// not apply is a build error with the patch's path and line.
@main
struct ApplyPatch: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    try patches(of: target).map { patch in
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

  private func patches(of target: Target) throws -> [URL] {
    let prefix = "Editions"
    guard target.name.hasPrefix(prefix), let number = Int(target.name.dropFirst(prefix.count))
    else {
      let sources = target.sourceModule?.sourceFiles(withSuffix: ".swift").map(\.url) ?? []
      let folders = Set(sources.map { $0.deletingLastPathComponent() })
      return try folders.sorted { $0.path < $1.path }.flatMap(patches)
    }
    let samples = target.directoryURL.appending(path: "../SampleModules").standardized
    return try names(in: samples).compactMap { module in
      let edits = samples.appending(path: "\(module)/Edits")
      let folders = (try? names(in: edits)) ?? []
      return try folders.flatMap { try patches(in: edits.appending(path: $0)) }
        .filter(isCompiled).dropFirst(number - 1).first
    }
  }

  /// Returns whether a patch makes an edition that is compiled; false for a change request.
  private func isCompiled(_ patch: URL) throws -> Bool {
    let head = head(of: try String(contentsOf: patch, encoding: .utf8))
    return !head.contains { $0.hasPrefix("Wish: ") }
  }

  /// Returns the names of the Swift files after a patch, without the files beside it, and all files from which they are made.
  ///
  /// The base of a patch may be another patch, as for the steps of a migration.
  private func files(after patch: URL) throws -> (inputs: [URL], names: Set<String>) {
    let folder = patch.deletingLastPathComponent()
    let text = try String(contentsOf: patch, encoding: .utf8)
    let base = base(of: text, named: patch.deletingPathExtension().lastPathComponent, in: folder)
    let isPatch = base.pathExtension == "patch"
    var (inputs, names) = isPatch ? try files(after: base) : ([], [])
    let beside = isPatch ? base.deletingLastPathComponent() : base
    let sources = try self.names(in: beside).filter { $0.hasSuffix(".swift") }
    inputs += sources.map { beside.appending(path: $0) }
    names.formUnion(sources + files("+++ b/", text))
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
    let field = head(of: text).first { $0.hasPrefix("Base: ") }
    let base = field.map { String($0.dropFirst(6)) } ?? architecture
    return folder.appending(path: "../../\(base)").standardized
  }

  private func head(of text: String) -> some Sequence<Substring> {
    text.split(separator: "\n").prefix { !$0.hasPrefix("--- ") }
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
