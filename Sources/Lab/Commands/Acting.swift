import SequenceDiagrams
import Stage
import Traces

extension Command {
  static let open = Command(
    name: "open",
    group: .act,
    usage: "open",
    help: "Puts the module on the stage; the stage calls viewDidLoad, as UIKit would.",
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "open")
      return try session.act(.open)
    }
  )

  static let tap = Command(
    name: "tap",
    group: .act,
    usage: "tap ROW",
    help: "Taps a row, by its number or by what it says: tap 1, tap \"iPhone 16 Pro\".",
    complete: { session, words in
      guard words.isEmpty, let rows = session.loaded?.screen?.rows else { return [] }
      return rows.indices.map { "\($0 + 1)" }
        + rows.map { $0.text.contains(" ") ? "\"\($0.text)\"" : $0.text }
    },
    run: { session, words throws(Refusal) in
      guard let word = words.first else { throw .misused("Tap which row?  tap 1") }
      if let row = Int(word) {
        try expect(words, atMost: 1, "tap ROW")
        return try session.act(.tap(row: row))
      }
      return try session.act(.tapLabel(words.joined(separator: " ")))
    }
  )

  static let press = Command(
    name: "press",
    group: .act,
    usage: "press LABEL",
    help: "Presses a button, by what stands on it.",
    complete: { session, words in
      words.isEmpty ? session.loaded?.screen?.buttons.map { "\"\($0)\"" } ?? [] : []
    },
    run: { session, words throws(Refusal) in
      guard !words.isEmpty else { throw .misused("Press what?  press LABEL") }
      return try session.act(.press(words.joined(separator: " ")))
    }
  )

  static let back = Command(
    name: "back",
    group: .act,
    usage: "back",
    help: "Leaves the screen for the one below it.",
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "back")
      return try session.act(.back)
    }
  )

  static let close = Command(
    name: "close",
    group: .act,
    usage: "close",
    help: "Takes the module off the stage, and says who is gone then.",
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "close")
      return try session.act(.close)
    }
  )
}

extension Session {
  /// Does something to the loaded module and reports what followed.
  func act(_ action: Action) throws(Refusal) -> StyledText {
    let loaded = try requireLoaded()
    let row = loaded.trace.lastNumber + 1
    try loaded.perform(action)
    return ActionReport(session: self, loaded: loaded, row: row).text
  }
}
