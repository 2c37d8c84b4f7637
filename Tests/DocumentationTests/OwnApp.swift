import Foundation
import Observation
import TraceRecording

// The examples in the guide YourOwnApp.

/// The recorder of the app, started at launch.
enum AppTrace {
  static let recorder = Recorder(moment: .live)

  static func begin() {
    guard let path else { return }
    recorder.redact("customerNumber", "Diagnosis")
    recorder.start()
    do { try recorder.stream(to: path) } catch { print(error) }
  }

  /// The path from the launch arguments `-trace NAME`: absolute, or in the folder Documents.
  static var path: String? {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "-trace") else { return nil }
    let name = arguments.dropFirst(option + 1).first ?? "app.trace"
    return name.hasPrefix("/") ? name : NSHomeDirectory() + "/Documents/" + name
  }
}

struct Patient {
  let name: String
  @Redacted var diagnosis: String
}

@Role(.presenter) @Observable final class OrderPresenter {
  private(set) var rows: [String] = [] {
    didSet { Recorder.publish(rows, as: "rows", from: self) }
  }

  func load() { rows = ["Pen", "Desk"] }
}
