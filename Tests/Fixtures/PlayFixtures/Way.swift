import FixtureKit
import FixturesOff
import FixturesOriginal
import FixturesTraced
import TraceRecording
import Traces

/// A way in which the fixtures are built and played.
@MainActor struct Way {
  let name: String
  let fixtures: [Fixture]
  /// Whether a recorder records everything from the start on, as in an app.
  let isRecorded: Bool
  /// Whether messages are recorded.
  let counts: Bool
}

extension Way {
  /// All ways but the original.
  static let all = [
    Way(name: "recorder off", FixturesTraced.allFixtures, isRecorded: false, counts: false),
    Way(name: "recorded", FixturesTraced.allFixtures, isRecorded: true, counts: true),
    Way(name: "compiled out", FixturesOff.allFixtures, isRecorded: true, counts: false),
  ]

  static let original = Way(
    name: "original",
    FixturesOriginal.allFixtures,
    isRecorded: false,
    counts: false
  )

  private init(name: String, _ fixtures: [Fixture], isRecorded: Bool, counts: Bool) {
    self.name = name
    self.fixtures = fixtures
    self.isRecorded = isRecorded
    self.counts = counts
  }

  /// Plays a fixture; gives what it told of itself, and what was recorded.
  func played(_ index: Int) async -> (journal: [String], trace: Trace) {
    let fixture = fixtures[index]
    let recorder = Recorder()
    if isRecorded { recorder.start() }
    await fixture.play(User { $2() })
    if isRecorded { recorder.stop() }
    let entries = journal.take()
    guard !fixture.isOrdered else { return (entries, recorder.trace()) }
    let deaths = entries.filter { $0.hasPrefix(Journal.gone) }
    return (entries.filter { !$0.hasPrefix(Journal.gone) }.sorted() + deaths, recorder.trace())
  }
}
