import Foundation
import TraceRecording

/// A program that is recorded as a whole, and does one thing.
///
///     RecordedProgram DEED PATH
@main
struct RecordedProgram {
  static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let deed = Deed(rawValue: arguments[1]) else { exit(2) }
    let recorder = Recorder(limit: deed.limit, moment: .live)
    recorder.start()
    await deed.run(recorder, arguments[2])
  }
}

/// What it does.
enum Deed: String {
  /// Uses a list's screens, and writes the trace.
  case use
  /// Has many speak at once, and writes the trace.
  case talk
  /// Makes very many objects, and writes the trace.
  case populate

  /// How many records are kept.
  var limit: Int { self == .talk ? 1 << 20 : 1 << 18 }

  func run(_ recorder: Recorder, _ path: String) async {
    let list = List()
    switch self {
    case .use: list.use()
    case .talk: await Crowd().talk()
    case .populate: Population.make()
    }
    recorder.stop()
    do { try recorder.write(to: path) } catch { exit(1) }
    withExtendedLifetime(list) {}
  }
}
