import Testing
import TraceRecording
import Traces

/// References that are compared, with recording on and off.
@Suite struct IdentityTests {
  private let conversation = Conversation()

  private func answers(_ view: ProductListViewController) -> [Bool] {
    let presenter = view.presenter
    let other = ProductListPresenter()
    return [
      view.presenter === presenter, view.presenter === view.presenter, view.presenter === other,
      view.presenter !== other, view.presenter === nil, nil === (nil as AnyObject?),
    ]
  }

  @Test func `finds the same object through a stand-in`() {
    let view = conversation.make()
    let off = answers(view)
    let on = conversation.recorder.recording { answers(view) }
    #expect(on == off)
    #expect(off == [true, true, false, true, false, true])
  }

  @Test func `finds the object that the owner holds`() {
    conversation.recorder.recording {
      let presenter = ProductListPresenter()
      let view = ProductListViewController()
      view.presenter = presenter
      #expect(view.presenter === presenter)
      #expect(presenter === view.presenter)
    }
  }
}
