import Testing
import TraceRecording

/// Tests references with an initial value, in a class whose initializer sets others.
@Suite struct InitialValueTests {
  @Test(arguments: [true, false])
  func `keeps an initial value, whether or not a recorder records`(_ isRecorded: Bool) {
    func expectBell() {
      let tower = BellTower(TillDrawer())
      #expect(tower.ring() == ["bell", "spare", "closure"])
    }
    if isRecorded { Recorder().recording(expectBell) } else { expectBell() }
  }
}

final class TowerBell: TillBellProtocol {
  func ring() {}
}

@Role("Tower", as: .view) final class BellTower {
  var bell: TillBellProtocol? = TowerBell()
  var spare: (any TillBellProtocol)? = TowerBell()
  @Seam var onRing: (() -> Void)? = {}
  private var drawer: (any TillDrawerProtocol)?

  init(_ drawer: any TillDrawerProtocol) { self.drawer = drawer }

  func ring() -> [String] {
    [bell.map { _ in "bell" }, spare.map { _ in "spare" }, onRing.map { _ in "closure" }]
      .compactMap(\.self)
  }
}
