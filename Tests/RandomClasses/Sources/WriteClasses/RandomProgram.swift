/// The parts of a random program that count messages and compare them with the trace.
enum RandomProgram {
  /// Returns the part before the classes; `Helper` has no role and calls an object of each class.
  static func head(helping count: Int, by method: (Int) -> String) -> String {
    """
    import Dispatch
    import Foundation
    import TraceRecording
    import Traces

    let lock = NSLock()
    var sent: [String] = []
    var made: [String: Int] = [:]

    /// Counts a message that arrives; a call of an object to itself is none.
    func note(_ told: String, _ receiver: String) {
      let sender = told.prefix { $0 != "@" }
      if sender != receiver { lock.withLock { sent.append("\\(sender) -> \\(receiver)") } }
    }

    /// The name of a new object in the trace.
    func name(_ type: String) -> String {
      lock.withLock {
        made[type, default: 0] += 1
        return made[type] == 1 ? type : "\\(type):\\(made[type] ?? 0)"
      }
    }

    final class Helper {
    \((0..<count).map { "  func pass(_ other: C\($0)) { other.\(method($0))(\"somebody\") }" }.joined(separator: "\n"))
    }
    """
  }

  /// Returns the part after the classes: it makes and wires their objects, calls one method of each, and compares.
  static func tail(of count: Int, from method: (Int) -> String) -> String {
    let objects = (0..<count).map { $0 == 0 ? "let c0 = C0()" : "let c\($0) = C\($0)(c\($0 - 1))" }
    let pairs = (0..<count).flatMap { one in (0..<count).filter { $0 != one }.map { (one, $0) } }
    let wires = pairs.map { "c\($0).r\($1) = c\($1)\nc\($0).list\($1) = [c\($1)]" }
    return """
      let recorder = Recorder(moment: .live)
      recorder.start()
      \(objects.joined(separator: "\n"))
      \(wires.joined(separator: "\n"))
      sent = []
      let before = recorder.trace().events.count
      \((0..<count).map { "c\($0).\(method($0))(\"somebody\")" }.joined(separator: "\n"))
      recorder.stop()

      func claimed(_ row: Event) -> String {
        let text = row.message?.arguments?.first?.value.summary.filter { $0 != "\\"" } ?? ""
        return String(text.prefix { $0 != "@" })
      }
      let rows = recorder.trace().events.dropFirst(before).filter {
        ($0.isMessage || $0.kind == .action) && $0.kind != .lost
      }
      let wrong = rows.filter { $0.sender != nil && !$0.isFromUser && $0.sender?.name != claimed($0) }
      let unknown = rows.filter { $0.receiver == nil || $0.sender == nil && claimed($0) != "somebody" }
      var heard = rows.filter { $0.receiver != nil }.map { "\\(claimed($0)) -> \\($0.receiver?.name ?? "")" }
      // A closure of an object that is being made may lead back to nobody who is known: any message of its sender will do.
      for row in rows where row.receiver == nil {
        let missing = sent.first { pair in
          pair.hasPrefix("\\(claimed(row)) -> ") && heard.count { $0 == pair } < sent.count { $0 == pair }
        }
        heard.append(missing ?? "\\(claimed(row)) -> nobody")
      }
      let counts = [sent, heard].map { Dictionary($0.map { ($0, 1) }, uniquingKeysWith: +) }
      let different = Set(sent + heard).filter { counts[0][$0] != counts[1][$0] }.sorted()

      for row in wrong {
        print("\\(row.sender?.name ?? "") -> \\(row.receiver?.name ?? "") \\(row.label): sent by \\(claimed(row))")
      }
      for pair in different {
        print("\\(pair): \\(counts[0][pair] ?? 0) sent, \\(counts[1][pair] ?? 0) heard")
      }
      print("\\(sent.count) sent, \\(rows.count) heard, \\(wrong.count) with a wrong sender, \\(unknown.count) from somebody")
      exit(wrong.isEmpty && different.isEmpty ? 0 : 1)

      extension Event {
        var isFromUser: Bool { sender?.isUser == true && claimed(self) == "somebody" }
      }
      """
  }
}
