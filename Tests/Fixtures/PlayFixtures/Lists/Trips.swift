extension MessageLists {
  static let trips = """
    nobody -> TripsRouter load()
    TripsRouter -> TripsInteractor didBecomeActive()
    TripsInteractor -> TripsViewController show(_:)
    TripsViewController -> TripsInteractor didSelect(_:)
    TripsInteractor -> TripsRouter routeToTrip(_:)
    TripsRouter -> TripRouter load()
    TripRouter -> TripInteractor didBecomeActive()
    TripInteractor -> TripViewController show(_:)
    TripViewController -> TripInteractor cancel()
    TripInteractor -> TripsInteractor tripDidCancel(_:)
    TripsInteractor -> TripsViewController show(_:)
    TripsInteractor -> TripsRouter detachTrip()
    TripsRouter -> TripRouter close()
    TripsViewController -> TripsInteractor didSelect(_:)
    TripsInteractor -> TripsRouter routeToTrip(_:)
    TripsRouter -> TripRouter load()
    TripRouter -> TripInteractor didBecomeActive()
    TripInteractor -> TripViewController show(_:)
    """
}
