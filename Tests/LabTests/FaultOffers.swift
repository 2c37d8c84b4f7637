import Foundation

/// The faults that can be injected into each variant of the samples, kept in a file with one variant per line.
///
/// `VIPERLAB_UPDATE_GOLDENS=1 swift test --filter FaultTests` rewrites the file; review the difference before you
/// keep it.
enum FaultOffers {
  private static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens/FaultOffers.txt")

  /// The lines of the file; empty if the file does not exist.
  static let lines: [String] =
    ((try? String(contentsOf: url, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)

  /// Rewrites the file if `VIPERLAB_UPDATE_GOLDENS` is set.
  static func renew(_ lines: [String]) throws {
    guard ProcessInfo.processInfo.environment["VIPERLAB_UPDATE_GOLDENS"] != nil else { return }
    let text = lines.map { $0 + "\n" }.joined()
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}
