import Traces

struct Lifetimes: Sendable {
  private var arrivals: [Participant: Int] = [:]
  private var ends: [Participant: Int] = [:]
  /// The participants released before the first row, or by the same cause that also created them; without User.
  private(set) var releasedDuringAssembly: Set<Participant> = []

  init(_ trace: Trace) {
    for (index, event) in trace.events.enumerated() {
      for participant in event.objects {
        if event.kind == .created { arrivals[participant] = index }
        if event.kind == .gone { ends[participant] = index }
      }
    }
    for (participant, index) in ends where !participant.isUser {
      let end = trace.events[index]
      let maker = arrivals[participant].flatMap { trace.events[$0].cause }
      if end.number == nil || maker != nil && maker == end.cause {
        releasedDuringAssembly.insert(participant)
      }
    }
  }

  /// Returns the index at which a participant was last created.
  func creation(of participant: Participant) -> Int? { arrivals[participant] }

  func end(of participant: Participant) -> Int? { ends[participant] }

  func isCreatedAgain(_ participant: Participant) -> Bool {
    guard let end = ends[participant], let arrival = arrivals[participant] else { return false }
    return arrival > end
  }
}

/// The objects that work for one screen: objects of one module and one ordinal, the number of an object within its role.
struct Ensemble: Hashable, Sendable {
  let module: String
  let ordinal: Int
}

/// The ensemble of each participant: by its name or, for a name that no screen shares, that of the only screen to which references
/// connect the participant.
///
/// The names of `ToDosPresenter` and `ToDoViewController` tell different modules, but the two objects refer to each other.
struct Ensembles: Sendable {
  private var wired: [Participant: Ensemble] = [:]

  init(_ trace: Trace) {
    let named = Set(trace.lanes.filter(\.isScreen).map(\.ensemble))
    // An object that makes other objects, such as the Router of the whole app, works for several screens.
    let makers = Set(trace.events.filter { $0.kind == .created }.map(\.sender))
    var neighbours: [Participant: [Participant]] = [:]
    for event in trace.events where event.kind == .wired {
      guard let owner = event.sender, let target = event.receiver else { continue }
      neighbours[owner, default: []].append(target)
      neighbours[target, default: []].append(owner)
    }
    var screens: [Participant: Set<Ensemble>] = [:]
    for screen in trace.lanes where screen.isScreen {
      var rest = [screen]
      while let person = rest.popLast() {
        for other in neighbours[person] ?? []
        where other.worksForScreen && !named.contains(other.ensemble) && !makers.contains(other)
          && screens[other, default: []].count < 2
          && screens[other, default: []].insert(screen.ensemble).inserted
        { rest.append(other) }
      }
    }
    wired = screens.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  subscript(participant: Participant) -> Ensemble { wired[participant] ?? participant.ensemble }
}

extension Participant {
  var ensemble: Ensemble { Ensemble(module: module, ordinal: ordinal) }

  /// Whether the participant should be released with its screen: it has a standard role that screens do not share.
  var worksForScreen: Bool {
    !isUser && !isScreen && isOfStandardRole
      && !role.counts(as: .store, .repository, .coordinator)
  }
}
