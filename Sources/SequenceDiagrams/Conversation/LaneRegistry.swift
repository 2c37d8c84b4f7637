import Traces

/// Who has a lane, from left to right.
///
/// A registry that is open grows at the right with everyone who speaks or is spoken to.
struct LaneRegistry {
  /// From left to right.
  private(set) var participants: [Participant] = []
  /// Whether whoever appears gets a lane.
  let isOpen: Bool

  private var places: [Participant: Int] = [:]
  private var recent = RecentPlaces()
  private let everyone: [Participant]

  /// A registry that is empty and grows.
  init() {
    isOpen = true
    everyone = []
  }

  /// The lanes of a trace that is known as a whole: those who took part in what is shown.
  init(_ participants: [Participant], of everyone: [Participant]) {
    isOpen = false
    self.everyone = everyone
    for participant in participants { add(participant) }
  }

  /// All lanes.
  var all: LaneSet { participants.indices.reduce(LaneSet()) { $0.with($1) } }

  /// The place of a participant's lane from the left; nil when it has none.
  mutating func place(of participant: Participant?) -> Int? {
    guard let participant else { return nil }
    let known = recent[participant]
    if known != RecentPlaces.unknown { return known < 0 ? nil : known }
    let place = places[participant] ?? (isOpen ? add(participant) : nil)
    recent.keep(participant, at: place ?? RecentPlaces.none)
    return place
  }

  /// Gives a participant a lane at the right, unless it has one.
  @discardableResult
  mutating func add(_ participant: Participant) -> Int {
    if let place = places[participant] { return place }
    let place = participants.count
    participants.append(participant)
    places[participant] = place
    return place
  }

  /// The lanes between which an event happens.
  mutating func route(of event: Event) -> Route {
    let target =
      event.receiver ?? intended(of: event)
      ?? (event.kind == .created ? event.objects.first : nil)
    return Route(sender: place(of: event.sender), receiver: place(of: target))
  }

  /// Whom a lost message was meant for: at `Presenter.interactor` the Interactor of its module.
  private func intended(of event: Event) -> Participant? {
    guard event.kind == .lost, let property = event.seam?.property else { return nil }
    let candidates = isOpen ? participants : everyone
    return candidates.intended(at: property, of: event.sender)
  }
}

/// The lanes between which something happens; nil for nobody or for who has no lane.
struct Route: Hashable, Sendable {
  var sender: Int?
  var receiver: Int?
}

extension [Participant] {
  /// Who would stand behind a reference of that name, in the module of its owner.
  ///
  /// An Interactor's output is its Presenter, whatever the property is called.
  func intended(at property: String, of owner: Participant?) -> Participant? {
    let role = Role.name(meantBy: property, of: owner)
    return first { participant in
      participant.module == owner?.module ?? "" && participant.role.name.lowercased() == role
    }
  }
}

extension Role {
  /// The name, in small letters, of the role for which a property stands.
  static func name(meantBy property: String, of owner: Participant?) -> String {
    let property = property.lowercased()
    let isOutput = ["output", "delegate"].contains(property)
    let isAnswering = isOutput && owner?.role.kind == Role.interactor.kind
    return isAnswering ? Role.presenter.name.lowercased() : property
  }
}
