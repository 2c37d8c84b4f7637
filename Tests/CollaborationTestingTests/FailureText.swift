import Foundation
import Testing

/// Returns the texts that failing expectations report to Swift Testing.
func failureTexts(_ body: () -> Void) -> [String] {
  let texts = Collected()
  withKnownIssue {
    body()
  } matching: { issue in
    texts.add(issue.comments.map(\.rawValue))
    return true
  }
  return texts.all
}

/// Texts collected from any thread.
final class Collected: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []

  var all: [String] { lock.withLock { texts } }

  func add(_ more: [String]) { lock.withLock { texts += more } }
}
