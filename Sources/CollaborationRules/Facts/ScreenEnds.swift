import Traces

/// The objects that work for one screen: objects of one module and one ordinal, the number of an object within its role.
struct Ensemble: Hashable, Sendable {
  let module: String
  let ordinal: Int
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

  init(_ trace: Trace, _ lifetimes: Lifetimes, _ stack: ScreenStack) {
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

  /// Returns the index at which the last screen of a participant's ensemble was left or released; nil if one may be open.
  func end(for person: Participant) -> Int? { indices[person.ensemble] }

  /// Returns the first screen of a participant's ensemble if `end(for:)` has an index for the ensemble, else nil.
  func screen(of person: Participant) -> Participant? { screens[person.ensemble] }
}
