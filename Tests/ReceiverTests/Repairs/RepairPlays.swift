import TraceRecording

extension Repair {
  /// Records what an app does with the broken or the repaired module; returns the objects that the app still holds.
  typealias Play = @Sendable (Recorder) -> Any

  /// The plays by rule.
  static let plays: [String: Play] = [
    "nil-link": { ListModule.open(in: $0) },
    "all-weak": {
      ListModule.open(breaks("all-weak") ? AllWeak.ListView() : ListView(), in: $0)
    },
    "strong-view": {
      ListModule.open(
        presenter: breaks("strong-view") ? StrongView.ListPresenter() : ListPresenter(),
        in: $0
      )
    },
    "unowned-view": { recorder in
      let view = ListModule.open(
        presenter: breaks("unowned-view") ? UnownedView.ListPresenter() : ListPresenter(),
        in: recorder
      )
      let coordinator = recorder.recording { view.presenter.map(ListCoordinator.init) }
      recorder.act("start", to: coordinator) { coordinator?.start() }
      return (view, coordinator)
    },
    "strong-output": {
      ListModule.open(
        interactor: breaks("strong-output") ? StrongOutput.ListInteractor() : ListInteractor(),
        in: $0
      )
    },
    // Two Views share a Presenter, which updates only the second one.
    "view-replaced": { recorder in
      let presenter = recorder.recording { ListPresenter() }
      return (1...2).map { _ in
        ListModule.open(
          presenter: breaks("view-replaced") ? presenter : ListPresenter(),
          in: recorder
        )
      }
    },
    "no-reply": { ListModule.open(interactor: ListInteractor([]), in: $0) },
    "double-reply": { ListModule.open(interactor: ListInteractor([]), in: $0) },
    "swallowed-failure": { ListModule.open(interactor: ListInteractor([]), in: $0) },
    "endless-loading": { ListModule.open(presenter: ListPresenter(showsLoading: true), in: $0) },
    "view-bypass": {
      FormModule.play(("open", { $0.viewDidLoad() }), ("swipe", { $0.swipe() }), in: $0)
    },
    "failed-change": { FormModule.play(("swipe", { $0.swipe() }), in: $0) },
    "double-close": {
      FormModule.play(("tap", { $0.tapDone() }), ("tap", { $0.tapDone() }), in: $0)
    },
    "ping-pong": { FormModule.play(("open", { $0.viewDidLoad() }), in: $0) },
    "per-cell": {
      FormModule.play(("open", { $0.viewDidLoad() }), ("tap", { $0.tapRow() }), in: $0)
    },
    "unused-reference": { FormModule.play(("open", { $0.viewDidLoad() }), in: $0) },
    "refresh-race": FeedApp.play { app in
      app.act("open") { $0.viewDidLoad() }
      app.act("pull") { $0.pull() }
      app.answer(newestFirst: true)
    },
    "repeated-request": FeedApp.play { app in
      app.act("open") { $0.viewDidLoad() }
      app.act("pull") { $0.pull() }
      app.answer()
    },
    "reply-off-main": FeedApp.play { app in
      app.act("open") { $0.viewDidLoad() }
      app.answer(on: "io")
    },
    "early-close": FeedApp.play { app in
      app.act("save") { $0.tapSave() }
      app.answer()
    },
    // The app releases the screen before the server answers.
    "late-reply": FeedApp.play { app in
      app.act("open") { $0.viewDidLoad() }
      app.act("back") { _ in }
      app.releaseScreen()
      app.answer()
    },
    "left-behind": FeedApp.play { app in
      app.act("follow") { $0.tapFollow() }
      app.send("Snow")
      app.act("back") { $0.viewDidDisappear() }
      app.releaseScreen()
    },
    "endless-subscription": FeedApp.play { app in
      app.act("follow") { $0.tapFollow() }
      app.send("Snow")
      app.act("back") { $0.viewDidDisappear() }
      for title in ["Sun", "Rain"] { app.send(title) }
    },
    "strong-closure": { recorder in
      // The app releases the screen after it was left.
      func assemble() -> ClockView { ClockView(ClockViewModel()) }
      _ = recorder.play(assemble, [("open", { $0.viewDidLoad() }), ("back", { _ in })])
      return ()
    },
    "released-early": {
      $0.play(PhotoRouter.init, [("open", { $0.preparePicker() }), ("pick", { $0.showPicker() })])
    },
    "child-kept": { recorder in
      let navigation = Navigation()
      let shop = recorder.recording { ShopCoordinator(navigation) }
      recorder.act("start", to: shop) { shop.openCart() }
      recorder.recording { recorder.recordObjectGraph() }
      recorder.act("back", to: navigation.top) { navigation.pop() }
      return (shop, navigation)
    },
  ]
}
