import Foundation
import PackagePlugin

/// A build plug-in that generates `CheckedOut.commit`: the first 12 digits of the checked-out Git commit, nil if it cannot be read.
@main
struct NameCommit: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let root = context.package.directoryURL
    let git = root.appending(path: ".git")
    let head = git.appending(path: "HEAD")
    let name = (try? String(contentsOf: head, encoding: .utf8)) ?? ""
    let branch = name.split(separator: " ").last.map {
      String($0).trimmingCharacters(in: .newlines)
    }
    let files = [head, git.appending(path: branch ?? "HEAD"), git.appending(path: "packed-refs")]
      .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
    let output = context.pluginWorkDirectoryURL.appending(path: "CheckedOut.swift")
    return [
      .buildCommand(
        displayName: "Naming the commit of \(target.name)",
        executable: try context.tool(named: "SourceGenerator").url,
        arguments: ["commit"] + [output, root].map { $0.path(percentEncoded: false) },
        inputFiles: files,
        outputFiles: [output]
      )
    ]
  }
}
