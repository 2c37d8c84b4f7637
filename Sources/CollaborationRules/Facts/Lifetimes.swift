import Traces

struct Lifetimes: Sendable {
  private var arrivals: [Participant: Int] = [:]
  private var ends: [Participant: Int] = [:]
  private let events: [Event]

  init(_ trace: Trace) {
    events = trace.events
    for (index, event) in trace.events.enumerated() {
      for participant in event.objects {
        if event.kind == .created { arrivals[participant] = index }
        if event.kind == .gone { ends[participant] = index }
      }
    }
  }

  func end(of participant: Participant) -> Int? { ends[participant] }

  func isCreatedAgain(_ participant: Participant) -> Bool {
    guard let end = ends[participant], let arrival = arrivals[participant] else { return false }
    return arrival > end
  }

  /// The participants released before the first row, or by the same cause that also created them; sorted by name, without User.
  var releasedDuringAssembly: [Participant] {
    ends.keys.filter { participant in
      guard let end = ends[participant].map({ events[$0] }), !participant.isUser else {
        return false
      }
      let arrival = arrivals[participant].map { events[$0] }
      return end.number == nil || arrival?.cause != nil && arrival?.cause == end.cause
    }.sorted { $0.name < $1.name }
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

/// For each ensemble (the objects that work for one screen), the index at which its last screen was left or released.
struct ScreenEnds: Sendable {
  private var indices: [Ensemble: Int] = [:]
  private var screens: [Ensemble: Participant] = [:]

  private let ensembles: Ensembles

  init(_ trace: Trace, _ lifetimes: Lifetimes, _ stack: ScreenStack, _ ensembles: Ensembles) {
    self.ensembles = ensembles
    let unmade = Set(lifetimes.releasedDuringAssembly)
    for (ensemble, views) in Dictionary(grouping: trace.lanes.filter(\.isScreen), by: \.ensemble) {
      let ends = views.compactMap { view in
        [lifetimes.end(of: view), stack.departure(of: view)].compactMap(\.self).min()
      }
      guard ends.count == views.count, unmade.isDisjoint(with: views),
        !views.contains(where: lifetimes.isCreatedAgain)
      else { continue }
      indices[ensemble] = ends.max()
      screens[ensemble] = views.first
    }
  }

  func end(for person: Participant) -> Int? { indices[ensembles[person]] }

  func screen(of person: Participant) -> Participant? { screens[ensembles[person]] }
}
