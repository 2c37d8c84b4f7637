import ArgumentParser
import PrintableText
import Traces
import TranscriptKit

struct TranscriptsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcripts",
    abstract: "Replay sessions that are kept as Markdown.",
    discussion: """
      test finds answers that differ from the page and keeps them as pending changes; review shows \
      the changes one by one, to accept or reject each. Without a terminal: list, diff, accept, reject.
      """,
    subcommands: [
      Test.self, Update.self, Review.self, List.self, Diff.self, Accept.self, Reject.self,
      New.self, Prune.self, Again.self,
    ],
    defaultSubcommand: Test.self
  )

  struct List: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "List the pending changes that a test has kept."
    )

    @OptionGroup var positions: TranscriptPaths

    @Flag(help: "List them as JSON.")
    var json = false

    func run(in laboratory: Laboratory) async throws -> Int32 {
      let pending = try PendingChanges(of: TranscriptPaths.pendingPaths(of: positions.positions))
      laboratory.console.write(plain: json ? pending.json : pending.text)
      return 0
    }
  }

  struct Diff: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Show pending changes, all of them when none is named.",
      discussion: "Status 1 when there are some, as diff has it."
    )

    @ArgumentParser.Argument(
      help: "A change, such as login.md:14, or a page or folder for all of its changes."
    )
    var keys: [String] = []

    func run(in laboratory: Laboratory) async throws -> Int32 {
      let pending = try PendingChanges(of: keys.isEmpty ? TranscriptPaths.pendingPaths() : [])
      let changes = try keys.isEmpty ? pending.changes : keys.pendingChanges()
      for change in changes { laboratory.console.write(plain: change.text + "\n") }
      for remark in pending.remarks { laboratory.console.complain(remark) }
      if changes.isEmpty, pending.void.isEmpty {
        laboratory.console.write(plain: "Nothing is pending.\n")
      }
      return changes.isEmpty && pending.void.isEmpty ? 0 : 1
    }
  }
}

extension PendingChange {
  fileprivate var text: String {
    heading + "\n" + difference.unifiedDiff(path: transcript.page.path)
      + (MessageChange(difference).map { $0.text + "\n" } ?? "")
  }

  /// The name of the pending change, and the number of its exchange (a command with its output) in the transcript.
  var heading: String {
    let name = title.isEmpty ? "" : "\"\(title.printable())\", "
    return
      "\(key.shellWord)  \(name)exchange \(difference.number) of \(transcript.page.exchanges.count)"
  }
}

extension PendingChanges {
  fileprivate var text: String {
    let lines = changes.map { "\($0.heading): \($0.difference.input.printable())\n" }
    let counts =
      "\(changes.count.counted("change")) pending in \(paths.count.counted("transcript"))\n"
    return lines.joined() + remarks.map { "\($0)\n" }.joined() + counts
  }

  fileprivate var json: String {
    var json = JSONWriter()
    json.object { json in
      json.put("changes", changes) { change, json in
        json.object { json in
          json.put("key", change.key)
          json.put("path", change.transcript.page.path)
          json.put("title", change.title)
          change.difference.write(to: &json)
        }
      }
      json.put("void", void) { $1.string($0) }
    }
    return json.text + "\n"
  }
}
