import ArgumentParser
import Lab
import LineEditing
import Platform
import PrintableText
import TerminalText
import TranscriptKit

extension TranscriptsCommand {
  struct Review: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Show pending changes one by one, to accept or reject each with a key.",
      discussion: "Status 0 when nothing is left pending, 1 when something is."
    )

    @OptionGroup var positions: TranscriptPaths

    func run(in laboratory: Laboratory) async throws -> Int32 {
      let console = laboratory.console
      let pending = try PendingChanges(of: TranscriptPaths.pendingPaths(of: positions.positions))
      for remark in pending.remarks { console.complain(remark) }
      guard !pending.changes.isEmpty else {
        console.write(plain: "Nothing is pending. To find what has changed:  \(line("test"))\n")
        return pending.void.isEmpty ? 0 : 1
      }
      guard !console.isDumb, let screen = FullScreen() else {
        throw Failure(
          """
          A review needs a terminal. Without one:
            \(line("diff"))
            \(Program.name) transcripts accept KEY   (such as \(pending.changes[0].key.shellWord))
            \(Program.name) transcripts reject KEY
          """
        )
      }
      var loop = ReviewLoop(laboratory, screen, pending)
      let status: Int32
      do {
        defer { screen.end() }
        status = try await loop.run()
      }
      if status != 130 { console.write(plain: try loop.summary) }
      return status
    }

    private func line(_ subcommand: String) -> String {
      positions.positions.transcriptsLine(subcommand)
    }
  }
}

struct ReviewLoop {
  private let laboratory: Laboratory
  private let screen: FullScreen
  private let pages: [String]
  private var state: ReviewState
  private var acceptedCount = 0
  private var rejectedCount = 0

  init(_ laboratory: Laboratory, _ screen: FullScreen, _ pending: PendingChanges) {
    self.laboratory = laboratory
    self.screen = screen
    pages = pending.paths + pending.void
    state = ReviewState(pending.changes)
  }

  /// Shows changes and carries out keys until no change is left or the review is quit.
  ///
  /// Returns the exit status: 0 if nothing is pending, 1 if something is, 130 after Ctrl-C.
  mutating func run() async throws -> Int32 {
    while state.current != nil {
      let size = screen.size
      let overflow = ReviewScreen(state: state, size: size).overflow
      state.offset = min(max(0, state.offset), overflow)
      let lines = ReviewScreen(state: state, size: size).lines
      screen.show(lines.map { laboratory.console.isColoured ? $0.ansi : $0.plain.printable() })
      let key = screen.nextKey()
      if key == .interrupted { return 130 }
      if state.showsHelp, key != .redraw {
        state.showsHelp = false
      } else if try await !press(key) {
        break
      }
    }
    let pending = try PendingChanges(of: pages)
    return pending.changes.isEmpty && pending.void.isEmpty ? 0 : 1
  }

  /// The numbers of changes accepted, rejected and left, and the transcripts that have changed during the review.
  var summary: String {
    get throws {
      let pending = try PendingChanges(of: pages)
      return
        "\(acceptedCount) accepted, \(rejectedCount) rejected, \(pending.changes.count) left pending\n"
        + pending.remarks.map { "\($0)\n" }.joined()
    }
  }

  /// Carries out a key, and returns false if the key quits; the Hangul letters are on the same keys of a Korean keyboard.
  private mutating func press(_ key: FullScreen.Key) async throws -> Bool {
    let page = max(1, screen.size.rows - 6)
    switch key {
    case .closed, .typed("q"), .typed("ㅂ"), .typed("\u{4}"): return false
    case .typed("a"), .typed("ㅁ"): try await accept(state.selectedChanges)
    case .typed("A"): try await accept(state.changes)
    case .typed("r"), .typed("ㄱ"): try await reject(state.selectedChanges)
    case .typed("R"), .typed("ㄲ"): try await reject(state.changes)
    case .typed("s"), .typed("ㄴ"): state.skip(state.selectedChanges)
    case .typed("S"): state.skip(state.changes)
    case .typed("k"), .typed("ㅏ"): state.selectsSimilar.toggle()
    case .typed("e"), .typed("ㄷ"): try await edit()
    case .typed("d"), .typed("ㅇ"): state.view = state.view == .words ? .sideBySide : .words
    case .typed("?"): state.showsHelp = true
    case .up: state.offset -= 1
    case .down: state.offset += 1
    case .typed(" "): state.offset += page
    case .typed("b"), .typed("ㅠ"): state.offset -= page
    case .typed, .redraw, .interrupted: break
    }
    return true
  }

  private mutating func accept(_ changes: [PendingChange]) async throws {
    try await change { review in
      let refusals = try await review.laboratory.accept(changes)
      review.state.message = refusals.flatMap { $0.text.split(separator: "\n").map(String.init) }
      review.acceptedCount += changes.count { change in !refusals.contains { $0.includes(change) } }
    }
  }

  private mutating func reject(_ changes: [PendingChange]) async throws {
    try await change { review in
      for group in changes.grouped { try group.0.forget(group.numbers) }
      review.rejectedCount += changes.count
    }
  }

  private mutating func edit() async throws {
    guard let current = state.current else { return }
    try await change { try current.edit(on: $0.screen) }
  }

  /// Carries out a change of the pages, shows its failure as a message, and reads the pages again.
  private mutating func change(_ body: (inout ReviewLoop) async throws -> Void) async throws {
    state.message = []
    do { try await body(&self) } catch let failure as Failure { state.message = [failure.message] }
    let pending = try PendingChanges(of: pages)
    state.reload(pending.changes)
    state.message += pending.remarks
  }
}

extension PendingChange {
  func edit(on screen: FullScreen) throws {
    let transcript = transcript
    let number = difference.number
    let path = transcript.place.path + ".answer"
    try TextFile.write(transcript.replay.writtenOutput(of: number), to: path)
    defer { unlink(path) }
    let editor = "${VISUAL:-${EDITOR:-vi}}"
    guard screen.run("\(editor) \(path.quotedForShell)") == 0 else {
      throw Failure("The editor ended with an error. Nothing was changed.")
    }
    let text = try TextFile(path).text
    guard let edited = transcript.replay.withOutput(text, of: number) else {
      throw Failure(
        "This text differs from the answer of now. Only [..], [ID:a] and ... may stand for a part of it."
      )
    }
    try transcript.keep(edited)
  }
}
