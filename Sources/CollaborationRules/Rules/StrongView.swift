import Traces

extension Rule {
  static let strongView = Rule(
    "strong-view",
    """
    no object that a View holds holds the View
    What: The View holds its Presenter, and the Presenter, or an object behind it, holds the View,
    strongly as well.
    Why: Each object keeps the other alive. A screen that was left stays in memory with all its
    objects, and goes on receiving messages.
    Signs: Everything works. After back or close the View is still there; open and leave a page
    three times, and all its objects are there three times. No object stays if code sets the
    reference to nil when the screen is left.
    Repair: Make the reference back to the View weak; its protocol needs AnyObject for that.
    Hint: In the wiring, a reference back to the View is drawn with a broken arrow.
    Code:
    protocol ViewInput: AnyObject { … }

    final class Presenter {
      weak var view: ViewInput?
    }
    """,
    nothing: "no reference leads to a View",
    needs: [.graph]
  ) { evidence in
    let references = evidence.references.filter { $0.target.isScreen && !$0.owner.isScreen }
    return (
      ReferenceCycles(evidence.trace).all.filter(\.isThroughView).map {
        finding(of: $0, "strong-view", evidence)
      }, Set(references.map { .reference($0.owner, $0.property) })
    )
  }
}
