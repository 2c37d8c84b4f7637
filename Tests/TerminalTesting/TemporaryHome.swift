import Foundation

/// A person's own folder, empty at first and gone afterwards.
final class TemporaryHome {
  /// Where it is.
  let path = FileManager.default.temporaryDirectory
    .appending(path: "viperlab-\(UUID().uuidString)").path()

  init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
