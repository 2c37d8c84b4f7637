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
  let recording: Recording
  /// Whether messages are recorded.
  let counts: Bool

  /// Whether and how it is recorded.
  enum Recording {
    case off
    /// What the user does are actions.
    case actions
    /// As in an app: everything from its start on, whoever calls.
    case process
  }
}

extension Way {
  /// All ways but the original.
  static let all = [
    Way("recorder off", FixturesTraced.allFixtures, .off),
    Way("recorded", FixturesTraced.allFixtures, .actions),
    Way("recorded as in an app", FixturesTraced.allFixtures, .process),
    Way("compiled out", FixturesOff.allFixtures, .actions, isCompiledOut: true),
  ]

  static let original = Way("original", FixturesOriginal.allFixtures, .off)

  private init(
    _ name: String,
    _ fixtures: [Fixture],
    _ recording: Recording,
    isCompiledOut: Bool = false
  ) {
    self.name = name
    self.fixtures = fixtures
    self.recording = recording
    counts = recording != .off && !isCompiledOut
  }

  /// Plays a fixture; gives what it told of itself, and what was recorded.
  func played(_ index: Int) async -> (journal: [String], trace: Trace) {
    let fixture = fixtures[index]
    let recorder = Recorder()
    switch recording {
    case .off: await fixture.play(User { $2() })
    case .actions:
      await recorder.recording {
        await fixture.play(User { recorder.action($0, to: $1, $2) })
      }
    case .process:
      recorder.start()
      await fixture.play(User { $2() })
      recorder.stop()
    }
    let entries = journal.take()
    guard !fixture.isOrdered else { return (entries, recorder.trace()) }
    let deaths = entries.filter { $0.hasPrefix(Journal.gone) }
    return (entries.filter { !$0.hasPrefix(Journal.gone) }.sorted() + deaths, recorder.trace())
  }
}
