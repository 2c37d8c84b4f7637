import Sequences
import Traces

/// The lines of a diagram as statements, from which text in diagram languages and pictures are made.
struct SequenceScript {
  /// A statement of the script; a lane's index counts from 0 at the left.
  enum Statement: Equatable {
    case arrow(ScriptArrow)
    /// The beginning of an activation bar on a lane (participant's column), if no arrow begins it.
    case begin(Int)
    case end(Int)
    /// Words beside one lane: a row (numbered event) without an arrow, or a call by the stage (the simulated device).
    case remark(Int, ExportLabel)
    /// Words across all lanes: a note, or a row (numbered event) of which no participant has a lane.
    case note(ExportLabel)
    case divider(String)
    /// The time that passes between two rows (numbered events), as text: `120 ms later`.
    case pause(String)
    /// A change of the executor (queue or actor), as text: `on io`.
    case executor(String)
    /// The release of objects: all their lanes (participants' columns), of these the lanes that no later row (numbered event)
    /// needs, the lane of the object that released them, and the words.
    case gone([Int], forGood: [Int], by: Int?, ExportLabel)
  }

  let participants: [Participant]
  private(set) var statements: [Statement] = []

  private let changes: [Int: RowChange]
  private var registry: LaneRegistry
  private let beginnings: [Int: Int]
  private let lastUses: [Int: Int]
  private var bars = ScriptBars()

  /// Creates the script of a whole trace; `changes` has the changes of rows in a comparison of two traces, by row number.
  init(_ trace: Trace, changes: [Int: RowChange] = [:]) {
    self.changes = changes
    let options = DiagramOptions(separatesActions: false)
    let diagram = Diagram(trace)
    registry = LaneRegistry(diagram, options)
    participants = registry.participants
    beginnings = Lifespans(trace, registry).beginnings
    lastUses = Lifespans.lastUses(trace, registry)
    var conversation = Conversation(diagram, options, registry)
    for event in trace.events {
      for line in conversation.take(event) { take(line, conversation.calls) }
    }
    bars.endAll(in: &statements)
  }

  var groups: [ModuleGroup] {
    participants.runs(by: \.module).compactMap { run in
      let title = run.first?.module ?? ""
      return title.isEmpty ? nil : ModuleGroup(title: title, lanes: run.indices)
    }
  }
}

extension SequenceScript {
  private mutating func take(_ line: DiagramLine, _ calls: RunningCalls) {
    switch line.content {
    case .row, .remark: takeEvent(line, calls)
    case .separator(let separator):
      if let pause = separator.pause { statements.append(.pause(pause)) }
      if let executor = separator.executor { statements.append(.executor("on \(executor)")) }
    case .across(let title, isTitle: true): statements.append(.divider(title))
    case .across: statements += line.event.map { [.note(ExportLabel(event: $0))] } ?? []
    case .unknown, .blank: break
    }
  }

  private mutating func takeEvent(_ line: DiagramLine, _ calls: RunningCalls) {
    guard let event = line.event else { return }
    let closes = bars.change(to: calls, at: event, line.look.arrow, in: &statements)
    let label = ExportLabel(event: event, change: event.number.flatMap { changes[$0] })
    switch event.kind {
    case .note: statements.append(.note(label))
    case .divider: statements.append(.divider(event.text))
    case .gone:
      let ended = registry.lanes(createdOrReleasedBy: event)
      let sender = registry.index(of: event.sender)
      let forGood = ended.filter { $0 != sender && lastUses[$0, default: -1] <= line.index }
      statements.append(.gone(ended, forGood: forGood, by: sender, label))
    default:
      guard var arrow = line.look.arrow.map({ ScriptArrow($0, label) }) else {
        let route = registry.route(of: event)
        let lane = route.sender ?? route.receiver
        return statements.append(lane.map { .remark($0, label) } ?? .note(label))
      }
      arrow.closes = closes
      if arrow.style == .created {
        let created = registry.lanes(createdOrReleasedBy: event)
        arrow.created = created.filter { $0 != arrow.sender }
        arrow.beginning = arrow.created.filter { beginnings[$0] == line.index }
      }
      statements.append(.arrow(arrow))
    }
  }
}

/// An arrow in an exported diagram between lanes (participants' columns), given by their indices from 0 at the left.
struct ScriptArrow: Equatable {
  private let arrow: Arrow
  let label: ExportLabel
  /// Whether the receiver's activation bar begins at this arrow.
  var opens = false
  /// Whether the sender's activation bar ends at this arrow.
  var closes = false
  var created: [Int] = []
  /// The lanes (participants' columns) in `created` that begin at this arrow.
  var beginning: [Int] = []

  init(_ arrow: Arrow, _ label: ExportLabel) {
    self.arrow = arrow
    self.label = label
  }

  var style: Arrow.Style { arrow.style }
  var sender: Int? { arrow.sender }
  var receiver: Int? { arrow.receiver }
  var isLateAnswer: Bool { label.event.kind == .reply }
}

/// Adjacent lanes (participants' columns) of one named module; the module loaded first has no name and no group.
struct ModuleGroup: Equatable {
  let title: String
  let lanes: Range<Int>
}
