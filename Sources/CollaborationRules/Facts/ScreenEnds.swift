import Traces

/// The objects that work for one screen: those of one module that have the same ordinal.
struct Ensemble: Hashable, Sendable {
  let module: String
  let ordinal: Int
}

extension Participant {
  /// The objects with which it works for one screen.
  var ensemble: Ensemble { Ensemble(module: module, ordinal: ordinal) }

  /// Whether it works for a screen and should go with it: no screen itself, and nothing that several screens share.
  var worksForScreen: Bool {
    !isUser && !isScreen && isOfStandardRole
      && !role.isOfKind(to: .store, .repository, .coordinator)
  }
}

/// When the last screen of each ensemble was left or went.
struct ScreenEnds: Sendable {
  private var indices: [Ensemble: Int] = [:]
  private var screens: [Ensemble: Participant] = [:]

  init(_ trace: Trace, _ lifetimes: Lifetimes, _ stack: ScreenStack) {
    let unmade = Set(lifetimes.releasedDuringAssembly)
    for (ensemble, views) in Dictionary(grouping: trace.lanes.filter(\.isScreen), by: \.ensemble) {
      let ends = views.compactMap { view in
        [lifetimes.end(of: view), stack.departure(of: view, before: trace.events.count)].compactMap(
          \.self
        ).min()
      }
      guard ends.count == views.count, unmade.isDisjoint(with: views),
        !views.contains(where: lifetimes.comesBack)
      else { continue }
      indices[ensemble] = ends.max()
      screens[ensemble] = views.first
    }
  }

  /// The index at which the last screen of somebody's ensemble was left or went; nil where one is there, or none was.
  func end(for person: Participant) -> Int? { indices[person.ensemble] }

  /// The screen for which somebody works, where it was left or went.
  func screen(of person: Participant) -> Participant? { screens[person.ensemble] }
}
