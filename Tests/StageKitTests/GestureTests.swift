import Stage
import StageKit
import Testing
import Traces

@Suite struct GestureTests {
  /// Adds an action that logs each state of a recogniser.
  private func counted<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ log: Log)
    -> Recognizer
  {
    recognizer.addAction(
      UIAction { action in
        (action.sender as? UIGestureRecognizer).map { log.states.append($0.state) }
      }
    )
    return recognizer
  }

  private final class Log { var states: [UIGestureRecognizer.State] = [] }

  @Test func `is named by a label, a text or a place`() throws {
    let (labelled, label) = (UIView(), UILabel())
    labelled.accessibilityLabel = "Card"
    label.text = "Terms"
    let views = [labelled, label, UIImageView(), UIView()]
    for view in views { view.addGestureRecognizer(UITapGestureRecognizer()) }
    let stage = try played(screen(views[0], views[1], views[2], views[3]))
    #expect(stage.screen?.buttons == ["Card", "Terms", "View 1", "View 2"])
  }

  @Test func `reports the states of taps and long presses`() throws {
    let (log, view) = (Log(), UIView())
    view.addGestureRecognizer(counted(UITapGestureRecognizer(), log))
    view.addGestureRecognizer(counted(UILongPressGestureRecognizer(), log))
    let stage = try played(screen(view))
    try stage.perform(.press("View 1"))
    #expect(log.states == [.ended])
    try stage.perform(.press("View 1: long press"))
    #expect(log.states == [.ended, .began, .ended])
  }

  @Test func `swipes have a button for each direction`() throws {
    let (swipe, view) = (UISwipeGestureRecognizer(), UIView())
    view.addGestureRecognizer(swipe)
    let stage = try played(screen(view))
    #expect(stage.screen?.buttons == ["View 1: swipe right"])
    swipe.direction = [.up, .down]
    #expect(stage.screen?.buttons == ["View 1: swipe up", "View 1: swipe down"])
  }

  @Test func `does not begin when its delegate refuses, or while disabled`() throws {
    final class Refusal: UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let (log, view, refusal) = (Log(), UIView(), Refusal())
    let tap = counted(UITapGestureRecognizer(), log)
    view.addGestureRecognizer(tap)
    let stage = try played(screen(view))
    tap.delegate = refusal
    try stage.perform(.press("View 1"))
    tap.delegate = nil
    tap.isEnabled = false
    try stage.perform(.press("View 1"))
    #expect(log.states.isEmpty)
  }

  @Test func `is removed with its recognizer`() throws {
    let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == nil)
    #expect(tap.view === second)
    second.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
    #expect(try played(screen(first, second)).screen?.lines.isEmpty == true)
  }
}
