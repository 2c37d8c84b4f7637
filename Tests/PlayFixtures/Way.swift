import FixtureKit
import FixturesAtReceiver
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
  /// Who records, so that it is known what has no row.
  let side: Side

  /// Whether and how it is recorded.
  enum Recording {
    case off
    /// What the user does are actions.
    case actions
    /// As in an app: everything from its start on, whoever calls.
    case process
  }

  /// Who records a message.
  enum Side: String {
    case standIns = "with stand-ins"
    case receiver = "at the receiver"
    case nobody = "compiled out"
  }
}

extension Way {
  /// All ways but the original.
  static let all = [
    Way("with stand-ins, off", FixturesTraced.allFixtures, .off, .standIns),
    Way("with stand-ins", FixturesTraced.allFixtures, .actions, .standIns),
    Way("with stand-ins, as in an app", FixturesTraced.allFixtures, .process, .standIns),
    Way("at the receiver, off", FixturesAtReceiver.allFixtures, .off, .receiver),
    Way("at the receiver", FixturesAtReceiver.allFixtures, .actions, .receiver),
    Way("at the receiver, as in an app", FixturesAtReceiver.allFixtures, .process, .receiver),
    Way("compiled out", FixturesOff.allFixtures, .actions, .nobody),
  ]

  static let original = Way("original", FixturesOriginal.allFixtures, .off, .nobody)

  private init(_ name: String, _ fixtures: [Fixture], _ recording: Recording, _ side: Side) {
    self.name = name
    self.fixtures = fixtures
    self.recording = recording
    self.side = side
  }

  /// Whether messages are recorded.
  var counts: Bool { recording != .off && side != .nobody }

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
