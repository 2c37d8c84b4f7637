import Foundation

/// An empty home folder, which is removed with this object.
final class TemporaryHome {
  let path = FileManager.default.temporaryDirectory
    .appending(path: "viperlab-\(UUID().uuidString)").path()

  init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
