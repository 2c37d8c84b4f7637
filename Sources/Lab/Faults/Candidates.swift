import TraceRecording
import Traces

// Possible injection points of faults in references and messages.

extension InjectionPoint {
  /// Returns the point for injecting `fault` into a reference, in all objects of the class that owns it.
  static func reference(_ fault: LinkFault, _ reference: BaselineTraces.WiredReference)
    -> InjectionPoint
  {
    InjectionPoint(name: reference.name, mutation: .references(fault, [reference.nameInClass]))
  }

  /// Returns the point for injecting `fault` into all messages with the base name of `event` between objects of the same classes.
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

extension BaselineTraces {
  var weakReferencesToViews: [WiredReference] {
    references.filter { $0.seam.strength == .weak && $0.target.isView }
  }

  /// The answers (calls back to an earlier caller or subscriber) that Interactors, Repositories and Stores send.
  var dataAnswers: [Event] {
    answers.filter { $0.sender.map { $0.isAskedByPresenter || $0.isStore } ?? false }
  }
}

extension Participant {
  var isView: Bool { role.kind == Role.view.kind }

  var isAskedByPresenter: Bool {
    [Role.interactor.kind, Role.repository.kind].contains(role.kind)
  }
}
