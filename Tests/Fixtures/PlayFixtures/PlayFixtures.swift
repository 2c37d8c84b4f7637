import CollaborationRules
import FixtureKit
import FixturesOff
import FixturesOriginal
import FixturesTraced
import Foundation
import TraceRecording
import Traces

/// Plays every fixture in every way, compares what it tells of itself with the original, what was recorded with the
/// list of its messages, and what the rules find with the list of what is wrong in it.
///
///     PlayFixtures
///
/// Prints what the originals tell, why messages have no row, and how many have one; ends with 1 where something differs.
/// Throws where a fixture has no list.
@main @MainActor struct PlayFixtures {
  private var differences: [String] = []
  private var counts: [String: MessageCount] = [:]

  static func main() async throws {
    var play = PlayFixtures()
    let fixtures = Way.original.fixtures
    play.note(fixtures.map(\.name).sorted(), try MessageList.names().sorted(), of: "All", "lists")
    for index in fixtures.indices { try await play.compare(index) }
    print(play.summary.joined(separator: "\n"))
    exit(play.differences.isEmpty ? 0 : 1)
  }

  private mutating func compare(_ index: Int) async throws {
    let fixture = Way.original.fixtures[index]
    let told = await Way.original.played(index).journal
    print((["== \(fixture.name)"] + told).joined(separator: "\n"))
    let list = try MessageList(of: fixture.name)
    let receipts = list.lines.map(\.message.receipt)
    let listed = fixture.isOrdered ? receipts : receipts.sorted()
    note(called(told), listed, of: fixture.name, "the list")
    for way in Way.all {
      let (journal, trace) = await way.played(index)
      note(told, journal, of: fixture.name, way.name)
      guard way.counts else {
        note([], trace.events.map(\.label), of: fixture.name, "\(way.name), recorded")
        continue
      }
      let count = MessageCount(list.lines, in: trace, isOrdered: fixture.isOrdered)
      differences += count.differences.map { "\(fixture.name), \(way.name): \($0)" }
      let kind = fixture.name == "Constructs" ? "constructs" : "schools"
      counts["\(kind), \(way.name)", default: MessageCount()] += count
      let findings = Review(Evidence(trace)).findings.map { "\($0.name): \($0.text)" }
      note(list.findings, findings, of: fixture.name, "the findings")
    }
  }

  private func called(_ journal: [String]) -> [String] {
    journal.filter { $0.hasPrefix(Journal.called) }.map {
      String($0.dropFirst(Journal.called.count))
    }
  }

  private mutating func note(
    _ expected: [String],
    _ found: [String],
    of fixture: String,
    _ name: String
  ) {
    differences += found.difference(from: expected).map { change in
      switch change {
      case .insert(let offset, let line, _): "\(fixture), \(name): + \(offset + 1) \(line)"
      case .remove(let offset, let line, _): "\(fixture), \(name): - \(offset + 1) \(line)"
      }
    }
  }

  /// Why messages have no row, how many have one, and what differs.
  private var summary: [String] {
    let reasons = Set(counts.values.flatMap(\.reasons)).sorted()
    let schoolsFirst = counts.sorted { $0.key > $1.key }
    return ["== All"] + reasons.map { "told: \($0)" }
      + schoolsFirst.map { "\($0.key): \($0.value.summary)" } + differences
  }
}

/// A way in which the fixtures are built and played.
@MainActor struct Way {
  let name: String
  let fixtures: [Fixture]
  /// Whether a recorder records everything from the start on, as in an app.
  var isRecorded = false
  /// Whether messages are recorded.
  var counts = false

  static let all = [
    Way(name: "recorder off", fixtures: FixturesTraced.allFixtures),
    Way(name: "recorded", fixtures: FixturesTraced.allFixtures, isRecorded: true, counts: true),
    Way(name: "compiled out", fixtures: FixturesOff.allFixtures, isRecorded: true),
  ]

  static let original = Way(name: "original", fixtures: FixturesOriginal.allFixtures)

  /// Plays a fixture; gives what it told of itself, and what was recorded.
  func played(_ index: Int) async -> (journal: [String], trace: Trace) {
    let fixture = fixtures[index]
    let recorder = Recorder()
    if isRecorded { recorder.start() }
    await fixture.play()
    if isRecorded { recorder.stop() }
    let entries = journal.take()
    guard !fixture.isOrdered else { return (entries, recorder.trace()) }
    let deaths = entries.filter { $0.hasPrefix(Journal.gone) }
    return (entries.filter { !$0.hasPrefix(Journal.gone) }.sorted() + deaths, recorder.trace())
  }
}
