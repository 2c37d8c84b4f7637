import Foundation

/// Programs that a machine may have.
enum Program {
  /// Whether a program can be found where the shell would look for it.
  static func isInstalled(_ name: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }
}
