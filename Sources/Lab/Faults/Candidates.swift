import TraceRecording
import Traces

// Where a fault of a reference or of a message might be put in.

extension InjectionPoint {
  /// A reference of every object of its owner's class.
  static func reference(_ fault: LinkFault, _ link: BaselineRuns.Link) -> InjectionPoint {
    InjectionPoint(name: link.name, mutation: .references(fault, [link.ofClass]))
  }

  /// Each message of that name between objects of these classes.
  static func message(_ fault: MessageFault, _ event: Event) -> InjectionPoint {
    do throws(NotationError) {
      let pattern = try MessagePattern(event.patternOfClasses)
      return InjectionPoint(
        name: event.pattern,
        mutation: .message(fault, pattern, occurrence: nil)
      )
    } catch {
      return InjectionPoint(name: event.pattern, mutation: .unreadable(error))
    }
  }
}

extension BaselineRuns {
  /// The references back to a View that keep nobody alive.
  var weakLinksToViews: [Link] {
    links.filter { $0.seam.strength == .weak && $0.target.isView }
  }

  /// The answers of those who are asked for data.
  var requested: [Event] { answers.filter { $0.sender?.isAskedForData == true } }
}

extension Participant {
  /// Whether it is a View.
  var isView: Bool { role.kind == Role.view.kind }

  /// Whether a Presenter asks it for data.
  var isAskedByPresenter: Bool {
    [Role.interactor.kind, Role.repository.kind].contains(role.kind)
  }

  fileprivate var isAskedForData: Bool { isAskedByPresenter || isStore }
}
