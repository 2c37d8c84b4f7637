import Foundation

/// The faults that can be put into each variant of the samples, kept in a file: a variant a line.
///
/// `VIPERLAB_UPDATE_GOLDENS=1 swift test --filter FaultTests` writes it anew; look at the difference before
/// you keep it.
enum FaultOffers {
  private static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens/FaultOffers.txt")

  /// What the file says; nothing where there is none.
  static let lines: [String] =
    ((try? String(contentsOf: url, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)

  /// Writes the file anew, if that is asked for.
  static func renew(_ lines: [String]) throws {
    guard ProcessInfo.processInfo.environment["VIPERLAB_UPDATE_GOLDENS"] != nil else { return }
    let text = lines.map { $0 + "\n" }.joined()
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}
